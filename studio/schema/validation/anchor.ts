/** An anchor becomes part of an address, so only plain words fit. */
export function checkAnchor(value: string | undefined): true | string {
  if (!value || /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(value)) return true
  return 'Use small letters, digits and hyphens, beginning with a letter, as in how-it-works.'
}
