import { hrefForDocument } from '@/lib/document-path'
import { hrefForAnchor } from '@/lib/routes'
import type { Action as GeneratedAction, NAVIGATION_QUERY_RESULT } from '../types.gen.ts'

/** The target fields of `action` and `link`. */
const TARGET_FIELDS = /* groq */ `
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url + "?dl=" + coalesce(file.asset->originalFilename, "")
`

/** GROQ fields of an `action`: `actions[]{ ${ACTION_FIELDS} }`. */
export const ACTION_FIELDS = /* groq */ `
  _key, label, note, "look": coalesce(look, "primary"), ${TARGET_FIELDS},
  "presets": presets[defined(field) && defined(value)]{ "field": coalesce(field, ""), "value": coalesce(value, "") }
`

/** GROQ fields of a `link`. */
export const LINK_FIELDS = /* groq */ `_key, label, description, ${TARGET_FIELDS}`

export type DialogName = NonNullable<GeneratedAction['dialog']>

/** Initial values of a form, by field name or `prefill`. */
type Presets = Readonly<Record<string, string>>

/** The result of choosing an action or link. */
export type Target =
  | { kind: 'link'; href: string; external: boolean }
  | { kind: 'dialog'; dialog: DialogName; presets?: Presets }
  /** The third-party chat, or else Technical Support. */
  | { kind: 'chat' }
  | { kind: 'scroll'; href: string }
  /** Plain text without a link. */
  | { kind: 'none' }

/** A menu link; hidden without a label. */
export type Link = NonNullable<NAVIGATION_QUERY_RESULT>['legalLinks'][number]

export type RawTarget = Pick<
  Link,
  'target' | 'route' | 'url' | 'dialog' | 'anchor' | 'document' | 'fileUrl'
> & { presets?: readonly { field: string; value: string }[] | null }

const nothing: Target = { kind: 'none' }
const inside = (href: string): Target => ({ kind: 'link', href, external: false })
const outside = (href: string): Target => ({ kind: 'link', href, external: true })
/** The name of an uploaded file may contain `&`, `#` and `%`. */
const withEncodedName = (fileUrl: string) =>
  fileUrl.replace(/\?dl=(.*)/s, (_, name: string) => `?dl=${encodeURIComponent(name)}`)

/** A target with an empty field or an unpublished document becomes `none`. */
export function toTarget(raw: RawTarget): Target {
  switch (raw.target) {
    case 'document': {
      const href = raw.document && hrefForDocument(raw.document)
      return href ? inside(raw.anchor ? href + hrefForAnchor(raw.anchor) : href) : nothing
    }
    case 'route':
      return raw.route ? inside(raw.route) : nothing
    case 'url':
      return raw.url ? outside(raw.url) : nothing
    case 'file':
      return raw.fileUrl ? outside(withEncodedName(raw.fileUrl)) : nothing
    case 'dialog':
      return raw.dialog ? toDialog(raw.dialog, raw.presets ?? []) : nothing
    case 'chat':
      return { kind: 'chat' }
    case 'anchor':
      return raw.anchor ? { kind: 'scroll', href: hrefForAnchor(raw.anchor) } : nothing
    default:
      return nothing
  }
}

export const leadsSomewhere = (raw: RawTarget): boolean => toTarget(raw).kind !== 'none'

function toDialog(dialog: DialogName, presets: NonNullable<RawTarget['presets']>): Target {
  if (presets.length === 0) return { kind: 'dialog', dialog }
  const byField = presets.map(({ field, value }) => [field, value])
  return { kind: 'dialog', dialog, presets: Object.fromEntries(byField) }
}

export type Look = NonNullable<GeneratedAction['look']>
export type Action = { key: string; label: string; note?: string; look: Look; target: Target }

export type RawAction = RawTarget & {
  _key?: string | null
  label: string | null
  note?: string | null
  look: Look
}

/** Undefined without a label, since it cannot be shown. */
export function toAction(raw: RawAction | null | undefined): Action | undefined {
  if (!raw?.label) return undefined
  return {
    key: raw._key ?? raw.label,
    label: raw.label,
    ...(raw.note && { note: raw.note }),
    look: raw.look,
    target: toTarget(raw),
  }
}

export function toActions(raw: readonly RawAction[] | null | undefined): Action[] {
  return (raw ?? []).flatMap((action) => toAction(action) ?? [])
}

/** The link that calls a number in any notation: `+1 (212) 555-0142`. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
