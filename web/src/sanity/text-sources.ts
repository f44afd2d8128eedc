/** The field of a text: a document and the path in it, such as `sections[_key=="a"].title`. */
export type TextSource = {
  id: string
  type: string
  path: string
  /** The release that the document is a version of; absent for drafts. */
  perspective?: string
}

/** Paths by their steps; 0 ends one. Paths of one document share most of their steps. */
export type PathTree = { [step: string]: PathTree | 0 }

/** The sources of all marks of a rendering. */
export type SourceTable = {
  studioUrl: string
  documents: (Omit<TextSource, 'path'> & { paths: PathTree })[]
}

// Invisible characters of three bytes each; a subset of what `stegaClean` removes.
const LETTERS = ['\u200B', '\u200C', '\u200D', '\u2062', '\u2063', '\u2060', '\uFEFF', '\u2061']
const LETTERS_PER_HASH = 6

/**
 * The mark of a text: 12 invisible letters that stand for its source, where Sanity's own stega encodes the whole link
 * to the Studio in some 1,000. The same source always has the same mark, so that a refresh leaves unchanged texts alone.
 */
export function markOf({ id, type, path }: TextSource): string {
  const text = `${type} ${id} ${path}`
  return lettersOf(hash(text, 0x811c9dc5)) + lettersOf(hash(text, 0x2f0b4a17))
}

/** FNV-1a with the last step of MurmurHash3. */
function hash(text: string, seed: number): number {
  let value = seed
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

const lettersOf = (value: number) =>
  Array.from({ length: LETTERS_PER_HASH }, (_, at) => LETTERS[(value >>> (3 * at)) & 7]).join('')

const MARKS = new RegExp(`((?:[${LETTERS.join('')}]{${2 * LETTERS_PER_HASH}})+)`)

/** A text and the marks behind it, in turn: `['Title', marks, ' by ', marks, '']`. */
export const splitAtMarks = (text: string): string[] => text.split(MARKS)

/** The single marks of adjacent ones. */
export const eachMark = (marks: string): string[] =>
  marks.match(new RegExp(`.{${2 * LETTERS_PER_HASH}}`, 'gsu')) ?? []

/** The table of these sources. */
export function toTable(sources: Iterable<TextSource>, studioUrl: string): SourceTable {
  const documents = new Map<string, SourceTable['documents'][number]>()
  for (const { path, ...document } of sources) {
    const entry = documents.get(document.id) ?? { ...document, paths: {} }
    documents.set(document.id, entry)
    let tree = entry.paths
    const steps = path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? []
    for (const [at, step] of steps.entries()) {
      const next = at === steps.length - 1 ? 0 : tree[step] || {}
      tree[step] = next
      if (next) tree = next
    }
  }
  return { studioUrl, documents: [...documents.values()] }
}

/** The sources of a table by their marks. */
export function sourcesIn(table: SourceTable): Map<string, TextSource> {
  const sources = new Map<string, TextSource>()
  for (const { paths, ...document } of table.documents) {
    const collect = (tree: PathTree, before: string) => {
      for (const [step, next] of Object.entries(tree)) {
        const path = before && !step.startsWith('[') ? `${before}.${step}` : before + step
        if (next) collect(next, path)
        else sources.set(markOf({ ...document, path }), { ...document, path })
      }
    }
    collect(paths, '')
  }
  return sources
}
