/** The place picked for the form that asked for it; taken once. */
export type ChosenPlace = {
  province_code: string;
  city_code: string;
  district_code: string;
  area: string;
  detail: string;
};

let chosen: ChosenPlace | null = null;

export function choosePlace(place: ChosenPlace): void {
  chosen = place;
}

export function takePlace(): ChosenPlace | null {
  const taken = chosen;
  chosen = null;
  return taken;
}
