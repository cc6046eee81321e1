/** The gesture part of the picture viewer, in a chunk of its own: fetched when a picture is first opened. */
import ImageViewer from 'antd-mobile/es/components/image-viewer';

export const PictureZoom = ImageViewer.Multi;
