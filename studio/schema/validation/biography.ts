/** Executives are shown large: without a biography their place looks empty. */
export function checkBiography(text: string | undefined, team: unknown): true | string {
  if (team !== 'executive' || (text && text.trim().length >= 80)) return true
  return 'Executives are shown large: write a few sentences about this one.'
}
