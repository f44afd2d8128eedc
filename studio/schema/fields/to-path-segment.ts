/** Turns a title into one part of an address: “Crypto Crime Report 2025” → crypto-crime-report-2025. */
export function toPathSegment(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '')
}
