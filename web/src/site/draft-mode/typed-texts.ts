import { studioPath } from '@sanity/client/csm'
import { isHydrated } from '@/next-workarounds/is-hydrated'
import { sourceOfText, splitAtMarks, type TextSource } from '@/sanity/drafts/text-source'

/** A part of a text node, the mark behind it, and the field that the mark names. */
type Piece = { shown: string; mark: string; source: TextSource | undefined }
type Content = Readonly<Record<string, unknown>>

/** In ms. */
const HYDRATED_WITHIN = 10_000

/** Shows in the texts of a page what an editor types in the Studio. */
export class TypedTexts {
  /** The document that is being edited, and what its fields contained before. */
  #edited: { id: string; content: Content; former: Map<string, Set<string>> } | undefined
  /** By the text they were read from: a page has more than a megabyte of marks, and is read at each key. */
  #pieces = new WeakMap<Text, { data: string; pieces: Piece[] }>()
  #observer = new MutationObserver(() => this.#writeAll())

  /** Shows the fields of a document as they are in the Studio, wherever a text shows nothing but its field. */
  show(id: string, content: Content): void {
    if (this.#edited?.id !== id) {
      this.#edited = { id, content, former: new Map() }
      // A refresh may bring what was typed before.
      this.#observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      return
    }
    const { content: before, former } = this.#edited
    this.#edited.content = content
    for (const path of this.#pathsOf(id)) {
      const was = studioPath.get(before, path)
      if (typeof was !== 'string' || was === studioPath.get(content, path)) continue
      former.set(path, (former.get(path) ?? new Set()).add(was))
    }
    this.#writeAll()
  }

  /**
   * Resolves when React has taken over all marked texts, after ten seconds at most: Sanity's tools change texts, and
   * React renders a part of a page again whose texts were changed before.
   */
  async hydrated(): Promise<void> {
    const end = performance.now() + HYDRATED_WITHIN
    const isWaiting = (node: Text) =>
      this.#read(node).some(({ source }) => source) && !isHydrated(node)
    while (textNodes().some(isWaiting) && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 50))
  }

  /** What is shown stays until the next refresh. */
  stop(): void {
    this.#observer.disconnect()
  }

  #pathsOf(id: string): Set<string> {
    const sources = textNodes().flatMap((node) => this.#read(node).map(({ source }) => source))
    return new Set(sources.flatMap((source) => (source?.id === id ? source.path : [])))
  }

  #writeAll(): void {
    for (const node of textNodes()) this.#write(node)
  }

  #read(node: Text): Piece[] {
    const { data } = node
    const known = this.#pieces.get(node)
    if (known?.data === data) return known.pieces
    const parts = splitAtMarks(data)
    const pieces = parts.flatMap((shown, at) => {
      if (at % 2 === 1) return []
      const mark = parts[at + 1] ?? ''
      return { shown, mark, source: sourceOfText(mark) }
    })
    this.#pieces.set(node, { data, pieces })
    return pieces
  }

  #write(node: Text): void {
    const pieces = this.#read(node)
    if (!pieces.some(({ source }) => source && source.id === this.#edited?.id)) return
    const text = pieces.map((piece) => this.#now(piece) + piece.mark).join('')
    if (node.data !== text && isHydrated(node)) node.data = text
  }

  #now({ shown, source }: Piece): string {
    if (!source || source.id !== this.#edited?.id) return shown
    const { content, former } = this.#edited
    const now = studioPath.get(content, source.path)
    // Only the server knows the figures that a text names.
    if (typeof now !== 'string' || now.includes('{{')) return shown
    // What is not the field as it was, such as a fallback or a part of it, only the server can render.
    return former.get(source.path)?.has(shown) ? now : shown
  }
}

function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
  }
  return nodes
}
