import { studioPath } from '@sanity/client/csm'
import { isHydrated } from '@/content/drafts/is-hydrated'
import { sourceOfText, splitAtMarks, type TextSource } from '@/content/drafts/text-source'
import { whenIdle } from '@/lib/when-idle'

/** A part of a text node, the stega mark after it, and the field that the mark names. */
type Piece = { shown: string; mark: string; source: TextSource | undefined }
type Content = Readonly<Record<string, unknown>>

/** Shows an editor's unsaved input in the texts of a page. */
export class TypedTexts {
  /** The edited document, and the former values of its fields. */
  #edited: { id: string; content: Content; former: Map<string, Set<string>> } | undefined
  /** Cached by text node: a page has over a megabyte of marks and is read on each keystroke. */
  #pieces = new WeakMap<Text, { data: string; pieces: Piece[] }>()
  #observer = new MutationObserver(() => this.#writeAll())

  /** Shows the fields of a document as they are in the Studio, where a text consists of exactly its field. */
  show(id: string, content: Content): void {
    if (this.#edited?.id !== id) {
      this.#edited = { id, content, former: new Map() }
      // A refresh may restore older input.
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
   * Resolves when React has reached all marked texts and the page is idle: React marks a text before it has hydrated it.
   * Changing texts before makes React render a part of the page again.
   */
  async hydrated(): Promise<void> {
    const isWaiting = (node: Text) =>
      this.#read(node).some(({ source }) => source) && !isHydrated(node)
    do await untilIdle()
    while (textNodes().some(isWaiting))
  }

  /** Shown input stays until the next refresh. */
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
    // Only the server knows figures that a text names.
    if (typeof now !== 'string' || now.includes('{{')) return shown
    // Only the server can render a text that differs from the field, such as a fallback or an excerpt.
    return former.get(source.path)?.has(shown) ? now : shown
  }
}

/** Resolves when the page is idle, or after a second. */
async function untilIdle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return new Promise((resolve) => whenIdle(resolve, 1000))
}

/** The texts of the page. The scripts with React's data contain the same marks. */
function textNodes(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentNode }) =>
    parentNode instanceof HTMLScriptElement ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const nodes: Text[] = []
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
  }
  return nodes
}
