import { hrefForAnchor } from '@/routes/href-for-anchor'
import { hrefForDocument } from '@/routes/href-for-document'
import type { DialogName } from './dialog-name'

/** What happens when a visitor chooses an action or a link. */
export type Target =
  | { kind: 'link'; href: string; external: boolean }
  | { kind: 'dialog'; dialog: DialogName }
  /** The chat of another company, or Technical Support. */
  | { kind: 'chat' }
  | { kind: 'scroll'; href: string }
  /** Nothing: shown as plain text. */
  | { kind: 'none' }

export type RawTarget = {
  target: string | null
  route: string | null
  url: string | null
  dialog: DialogName | null
  anchor: string | null
  document: { _id: string; _type: string; path: string | null } | null
  fileUrl: string | null
}

const nothing: Target = { kind: 'none' }
const inside = (href: string): Target => ({ kind: 'link', href, external: false })
const outside = (href: string): Target => ({ kind: 'link', href, external: true })

/** A target whose own field is empty, or whose document is not published, leads nowhere. */
export function toTarget(raw: RawTarget): Target {
  switch (raw.target) {
    case 'document': {
      const href = raw.document && hrefForDocument(raw.document)
      return href ? inside(href) : nothing
    }
    case 'route':
      return raw.route ? inside(raw.route) : nothing
    case 'url':
      return raw.url ? outside(raw.url) : nothing
    case 'file':
      return raw.fileUrl ? outside(raw.fileUrl) : nothing
    case 'dialog':
      return raw.dialog ? { kind: 'dialog', dialog: raw.dialog } : nothing
    case 'chat':
      return { kind: 'chat' }
    case 'anchor':
      return raw.anchor ? { kind: 'scroll', href: hrefForAnchor(raw.anchor) } : nothing
    default:
      return nothing
  }
}
