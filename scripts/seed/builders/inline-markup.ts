import { referenceTo } from './reference.ts'

type LinkDefinition = { _type: 'textLink'; _key: string } & (
  | { href: string }
  | { document: ReturnType<typeof referenceTo> }
)
type Span = { _type: 'span'; _key: string; text: string; marks: string[] }

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g

/** `**strong**`, `*em*`, `` `code` `` and `[text](address)` as spans and link definitions. */
export function parseInline(text: string): { children: Span[]; markDefs: LinkDefinition[] } {
  const children: Span[] = []
  const markDefs: LinkDefinition[] = []
  const add = (value: string, marks: string[]) => {
    if (value) children.push({ _type: 'span', _key: `span-${children.length}`, text: value, marks })
  }

  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, em, code, label, address] = match
    add(text.slice(end, match.index), [])
    if (strong) add(strong, ['strong'])
    if (em) add(em, ['em'])
    if (code) add(code, ['code'])
    if (label && address) {
      const definition = linkDefinition(`link-${markDefs.length}`, address)
      markDefs.push(definition)
      add(label, [definition._key])
    }
    end = match.index + whole.length
  }
  add(text.slice(end), [])
  return { children, markDefs }
}

function linkDefinition(_key: string, address: string): LinkDefinition {
  if (address.startsWith('/')) return { _type: 'textLink', _key, document: referenceTo(address) }
  if (/^(https|mailto|tel):/.test(address)) return { _type: 'textLink', _key, href: address }
  throw new Error(
    `A text link needs a path of this site, https:, mailto: or tel:, not "${address}"`,
  )
}
