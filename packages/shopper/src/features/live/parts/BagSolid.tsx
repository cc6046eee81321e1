import { Solid, type SolidProps } from '../../../design/pictures/Solid.tsx';

export const BagSolid = (props: SolidProps) => (
  <Solid {...props}>
    <path
      fillRule="evenodd"
      d="M12 1.8a4.6 4.6 0 0 0-4.6 4.6V7H5.3c-.9 0-1.7.7-1.8 1.6l-.9 10.4a2.9 2.9 0 0 0 2.9 3.2h13a2.900 2.900 0 0 0 2.900-3.200l-.9-10.400C20.400 7.700 19.600 7 18.700 7h-2.100v-.6A4.600 4.600 0 0 0 12 1.800zM9.200 7v-.6a2.800 2.800 0 1 1 5.600 0V7z"
    />
  </Solid>
);
