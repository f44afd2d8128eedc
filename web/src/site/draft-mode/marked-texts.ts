import { studioPath } from '@sanity/client/csm'
import { isHydrated } from '@/next-workarounds/is-hydrated'
import {
  eachMark,
  type SourceTable,
  sourcesIn,
  splitAtMarks,
  type TextSource,
} from '@/sanity/text-sources'

/** A part of a text node, with the field that it shows and Sanity's mark of that field. */
type Piece = { shown: string; mark: string; source?: TextSource }
type Content = Readonly<Record<string, unknown>>

/**
 * The marked texts of a page in the browser. Replaces the site's short marks by those that Sanity's tools read, in the
 * page as loaded and in all that React renders later. To be created before Sanity's tools, which observe the page as
 * well: the observer that was created first is called first.
 */
export class MarkedTexts {
  #pieces = new Map<Text, Piece[]>()
  #sources = new Map<string, { source: TextSource; mark: string }>()
  #tables = new Map<Element, string>()
  #studioUrl = '/'
  #waiting = new Set<Text | HTMLImageElement>()
  #observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      for (const node of type === 'childList' ? addedNodes : [target]) this.#read(node)
    }
    nameSections()
  })
  /** The document that is being edited, and what its fields contained before. */
  #edited:
    | { id: string; content: Content | undefined; former: Map<string, Set<string>> }
    | undefined

  /** Resolves when all texts of the loaded page are marked. */
  readonly ready: Promise<void>

  constructor() {
    this.#read(document.body)
    this.ready = this.#readWaiting()
    this.#observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['alt'],
    })
  }

  /** Reads texts again until React has taken over all of them. */
  async #readWaiting(): Promise<void> {
    const end = performance.now() + HYDRATED_WITHIN
    while (this.#waiting.size > 0 && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      const nodes = [...this.#waiting].filter((node) => node.isConnected)
      this.#waiting.clear()
      for (const node of nodes) this.#read(node)
    }
    nameSections()
  }

  /** Stops observing; marks stay. */
  stop(): void {
    this.#observer.disconnect()
  }

  /** Shows the fields of a document as they are in the Studio, wherever a text shows nothing but its field. */
  show(id: string, content: Content): void {
    if (this.#edited?.id !== id) this.#edited = { id, content: undefined, former: new Map() }
    const { content: before, former } = this.#edited
    this.#edited.content = content
    if (!before) return
    for (const path of this.#pathsOf(id)) {
      const was = studioPath.get(before, path)
      if (typeof was !== 'string' || was === studioPath.get(content, path)) continue
      former.set(path, (former.get(path) ?? new Set()).add(was))
    }
    for (const [node, pieces] of this.#pieces) this.#write(node, pieces)
  }

  #pathsOf(id: string): Set<string> {
    const sources = [...this.#pieces.values()].flat().map(({ source }) => source)
    return new Set(sources.flatMap((source) => (source?.id === id ? source.path : [])))
  }

  #read(node: Node): void {
    if (node instanceof Text) this.#readText(node)
    else if (node instanceof HTMLImageElement) this.#readAlt(node)
    else if (
      node instanceof Element &&
      !/^(SCRIPT|STYLE|SANITY-VISUAL-EDITING)$/.test(node.tagName)
    )
      for (const child of node.childNodes) this.#read(child)
  }

  #readText(node: Text): void {
    const known = this.#pieces.get(node)
    if (known && node.data === textOf(known)) return
    if (this.#waits(node, node.data)) return
    const pieces = this.#parse(node.data)
    if (!pieces) {
      this.#pieces.delete(node)
      return
    }
    this.#pieces.set(node, pieces)
    this.#write(node, pieces)
  }

  #waits(node: Text | HTMLImageElement, text: string): boolean {
    const isEarly = splitAtMarks(text).length > 1 && !isHydrated(node)
    if (isEarly) this.#waiting.add(node)
    return isEarly
  }

  #readAlt(image: HTMLImageElement): void {
    if (this.#waits(image, image.alt)) return
    const [piece] = this.#parse(image.alt) ?? []
    if (!piece?.source) return
    // A click on an image opens the image, not its alternative text.
    const source = { ...piece.source, path: piece.source.path.replace(/\.alt$/, '') }
    image.alt = piece.shown + this.#markOf(source)
  }

  /** The pieces of a text with short marks, if all of them are known. */
  #parse(text: string): Piece[] | undefined {
    const parts = splitAtMarks(text)
    if (parts.length === 1) return undefined
    const pieces: Piece[] = []
    for (let at = 0; at < parts.length; at += 2) {
      const sources = eachMark(parts[at + 1] ?? '').map((mark) => this.#lookUp(mark))
      if (sources.includes(undefined)) return undefined
      const [first] = sources
      pieces.push({
        shown: parts[at] ?? '',
        mark: first?.mark ?? '',
        ...(first && { source: first.source }),
      })
    }
    return pieces
  }

  #lookUp(mark: string) {
    if (!this.#sources.has(mark)) this.#readTables()
    return this.#sources.get(mark)
  }

  #readTables(): void {
    for (const script of document.querySelectorAll('script[data-draft-sources]')) {
      const json = script.textContent
      if (this.#tables.get(script) === json) continue
      this.#tables.set(script, json)
      const table = JSON.parse(json) as SourceTable
      this.#studioUrl = table.studioUrl
      for (const [mark, source] of sourcesIn(table))
        this.#sources.set(mark, { source, mark: this.#markOf(source) })
    }
  }

  #markOf(source: TextSource): string {
    return stega({ origin: 'sanity.io', baseUrl: this.#studioUrl, ...source })
  }

  /** Writes a text, with the newest content of its fields: a refresh may bring what was typed before. */
  #write(node: Text, pieces: Piece[]): void {
    if (!node.isConnected) {
      this.#pieces.delete(node)
      return
    }
    for (const piece of pieces) {
      const { source } = piece
      if (!source || source.id !== this.#edited?.id) continue
      const { content, former } = this.#edited
      const now = studioPath.get(content, source.path)
      // Only the server knows the figures that a text names.
      if (typeof now !== 'string' || now.includes('{{')) continue
      // What is not the field as it was, such as a fallback or a part of it, only the server can render.
      if (former.get(source.path)?.has(piece.shown)) piece.shown = now
    }
    const text = textOf(pieces)
    if (node.data !== text) node.data = text
  }
}

/** The longest wait for hydration, in ms. */
const HYDRATED_WITHIN = 10_000

/** Gives each section the attribute by which the tools move, duplicate and remove it, from the template before it. */
function nameSections(): void {
  for (const template of document.querySelectorAll<HTMLElement>('template[data-section]')) {
    const [section, source] = [template.nextElementSibling, template.dataset.section]
    // A section that shows nothing has no element.
    if (source && section instanceof HTMLElement && section.tagName !== 'TEMPLATE')
      section.dataset.sanity = source
  }
}

const textOf = (pieces: Piece[]) => pieces.map(({ shown, mark }) => shown + mark).join('')

const LETTERS = ['\u200B', '\u200C', '\u200D', '\uFEFF'] as const

/** A mark as @vercel/stega encodes it: four invisible letters for each byte of JSON. */
function stega(data: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(data))
  const letters = [...bytes].map((byte) =>
    [byte >> 6, byte >> 4, byte >> 2, byte].map((bits) => LETTERS[bits & 3]).join(''),
  )
  return LETTERS[0].repeat(4) + letters.join('')
}
