/** A strict parser for RFC 4180 after a byte order mark: CRLF between records, quotes where needed; anything else is an error. */
export function readCsv(text: string): string[][] {
  const records: string[][] = [[]]
  if (!text.startsWith('\uFEFF')) throw new Error('The byte order mark is missing.')
  let at = 1
  const cell = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
  while (at < text.length) {
    cell.lastIndex = at
    const [whole = '', quoted, plain = ''] = cell.exec(text) ?? []
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    at += whole.length
    if (text.startsWith('\r\n', at)) {
      at += 2
      if (at < text.length) records.push([])
    } else if (text[at] === ',') at += 1
    else
      throw new Error(
        `neither a comma nor CRLF at ${at}: ${JSON.stringify(text.slice(at, at + 20))}`,
      )
  }
  return records
}
