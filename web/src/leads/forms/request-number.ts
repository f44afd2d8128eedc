/** The number by which a visitor and the desk name a request: how its id begins, which `npm run leads -- show` finds. */
export const requestNumber = (submissionId: string): string =>
  submissionId.slice(0, 8).toUpperCase()
