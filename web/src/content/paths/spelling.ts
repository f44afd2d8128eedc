import { decodePath } from '@/lib/own-paths'
import { OWN_PATHS } from '@/lib/own-paths.gen'
import { galleryHref, markdownHref, pathOfMarkdown } from '@/lib/routes'

/** The paths that exist, by what all their spellings have in common. */
export type Spellings = ReadonlyMap<string, string>

/** Routes of the site that people write down. Programs call the API, by its exact paths. */
const written = OWN_PATHS.filter((path) => !path.startsWith('/api/') && path !== galleryHref())

/** What a text has but nobody sees, and white space, with which mail programs break a line within an address. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s]/gu
/** Slashes, too. */
const PUNCTUATION_AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu
/** A path up to what follows it in a text: a quotation mark, a bracket, a space. */
const BEGINNING = /^[^\p{L}\p{N}]*[/\\\p{L}\p{M}\p{N}\p{Pd}\p{Default_Ignorable_Code_Point}._~]*/u
/** As other programs name pages. */
const FILE = /((^|\/)(index|default))?\.(html?|php|aspx?|jsp)$/

/**
 * What the spellings of a path have in common: capitals are small, characters are in one form (`é` as one, no ligatures
 * of a PDF), hyphens of one kind, and there is nothing around or between the words.
 */
const keyOf = (path: string): string =>
  path
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[/\\]+/g, '/')
    .replaceAll(PUNCTUATION_AROUND, '')
    .toLowerCase()

/** Of several paths with the same key, a document's comes first, then a route's of the site, then a redirect's. */
export function spellingsOf(documents: Iterable<string>, redirects: Iterable<string>): Spellings {
  const spellings = new Map<string, string>()
  for (const path of [...documents, ...written, ...redirects]) {
    const key = keyOf(path)
    if (!spellings.has(key)) spellings.set(key, path)
  }
  return spellings
}

/** Longer ones would take long to compare. */
const LONGEST = 1000

/**
 * The path that somebody meant who asks for one that does not exist: in capitals, with the punctuation of the sentence
 * that it stood in, encoded twice, with the ending of a file.
 */
export function meantPath(
  path: string,
  { documents, spellings }: { documents: ReadonlyMap<string, unknown>; spellings: Spellings },
): string | undefined {
  if (path.length > LONGEST) return undefined
  const decoded = decodePath(path)
  const [beginning = ''] = BEGINNING.exec(decoded) ?? []
  for (const key of [keyOf(decoded), keyOf(beginning)]) {
    const found = spellings.get(key) ?? spellings.get(key.replace(FILE, ''))
    if (found !== undefined) return found
    const page = pathOfMarkdown(`/${key}`)
    const document = page === undefined ? page : spellings.get(page.slice(1))
    if (document !== undefined && documents.has(document)) return markdownHref(document)
  }
  return undefined
}
