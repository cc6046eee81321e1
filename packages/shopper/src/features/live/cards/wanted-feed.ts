/** The page of posts is asked to show lives when it is next shown. */
let wantsLives = false;

export function wantLives(): void {
  wantsLives = true;
}

/** Answers once. */
export function takeWantsLives(): boolean {
  const wants = wantsLives;
  wantsLives = false;
  return wants;
}
