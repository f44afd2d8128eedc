import { type FormPatch, type Path, set, unset, type ValidationMarker } from 'sanity'
import { toPathSegment } from '../schema/fields/suggest-path'
import { routableTypes } from '../schema/routable-types'
import { cleanText } from '../schema/validation/clean-text'
import { withoutTracking } from '../schema/validation/link-rules'
import { checkPath } from '../schema/validation/path'
import { type Block, isBlock, isRecord, type Stored } from '../schema/validation/places'
import { checkRedirectFrom } from '../schema/validation/redirect'
import { checkHref } from '../schema/validation/target'

export interface Repair {
  title: string
  patches: FormPatch[]
}

type Finding = Pick<ValidationMarker, 'code' | 'path' | 'details'>
type Change = (text: string) => string

/** The value at a path; resolves keyed steps. */
export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof step === 'object' && '_key' in step) {
      return Array.isArray(value)
        ? value.find((item) => isRecord(item) && item._key === step._key)
        : undefined
    }
    if (Array.isArray(value)) return value[Number(step)]
    return isRecord(value) ? value[String(step)] : undefined
  }, document)
}

const changes: Readonly<Record<string, { title: string; change: Change }>> = {
  'text.double-space': {
    title: 'Delete the double space',
    change: (text) => text.replaceAll(/(\S)[ \u00A0]{2,}(?=\S)/g, '$1 '),
  },
  'text.hidden-character': {
    title: 'Remove the hidden character',
    change: cleanText,
  },
  'text.quotation-marks': {
    title: 'Delete the quotation marks',
    change: (text) => text.trim().slice(1, -1).trim(),
  },
}

const removals: Readonly<Record<string, string>> = {
  'item.empty': 'Remove the empty item',
  'item.duplicate': 'Remove the copy',
  'anchor.duplicate': 'Remove this anchor',
  'heading.empty': 'Delete the empty heading',
  'text.blank': 'Clear the field',
}

/** The one-click repair, or undefined if only an editor can decide. */
export function repairFor(
  { code = '', path, details }: Finding,
  document: Stored,
): Repair | undefined {
  const value = valueAt(document, path)
  if (value === undefined || value === null) return undefined
  const removal = removals[code]
  if (removal) return { title: removal, patches: [unset(path)] }
  const change = changes[code]
  if (change) return { title: change.title, patches: changeText(value, path, change.change) }
  if (code === 'text.space-at-edge') return trimmed(value, path)
  if (code === 'text.typed-list' && isBlock(value)) return asListItem(value, path)
  if (code === 'heading.order' && details?.style) {
    return { title: 'Choose the right heading', patches: [set(details.style, [...path, 'style'])] }
  }
  if (code === 'href.tracking') {
    return { title: 'Remove the tracking', patches: [set(withoutTracking(String(value)), path)] }
  }
  return repairField(value, path, document)
}

function changeText(value: unknown, path: Path, change: Change): FormPatch[] {
  if (!isBlock(value)) return [set(change(String(value)), path)]
  const children = value.children?.map((span) => ({ ...span, text: change(span.text ?? '') }))
  return [set(children, [...path, 'children'])]
}

function trimmed(value: unknown, path: Path): Repair {
  const title = 'Delete the outer spaces'
  if (!isBlock(value)) return { title, patches: [set(String(value).trim(), path)] }
  const last = (value.children?.length ?? 0) - 1
  const children = value.children?.map((span, index) => {
    const start = index === 0 ? span.text?.trimStart() : span.text
    return { ...span, text: index === last ? start?.trimEnd() : start }
  })
  return { title, patches: [set(children, [...path, 'children'])] }
}

function asListItem(block: Block, path: Path): Repair {
  const [first, ...others] = block.children ?? []
  const listItem = /^\s*\d/.test(first?.text ?? '') ? 'number' : 'bullet'
  const text = first?.text?.replace(/^\s*([-•*–]|\d{1,2}[.)]) +/, '')
  return {
    title: 'Make it an item of a list',
    patches: [
      set([{ ...first, text }, ...others], [...path, 'children']),
      set(listItem, [...path, 'listItem']),
      set(1, [...path, 'level']),
    ],
  }
}

/** Repairs of a single field: URLs, anchors and names in links that are almost right. */
function repairField(value: unknown, path: Path, document: Stored): Repair | undefined {
  const field = path.at(-1)
  const parent = valueAt(document, path.slice(0, -1))
  if (isRecord(parent) && typeof parent.target === 'string' && isLeftover(String(field), parent)) {
    return { title: 'Clear it', patches: [unset(path)] }
  }
  if (field === 'url' || field === 'href') return corrected(value, path, repairedHref, checkHref)
  if (field === 'from') return corrected(value, path, repairedPath, checkRedirectFrom)
  if (field === 'anchor') {
    return corrected(value, path, toPathSegment, (anchor) => /^[a-z]/.test(anchor) || '')
  }
  const current = isRecord(value) ? value.current : undefined
  if (field === 'slug') return corrected(current, [...path, 'current'], toPathSegment, Boolean)
  if (field !== 'path' || !(String(document._type) in routableTypes)) return undefined
  const owner = { type: document._type as keyof typeof routableTypes, id: String(document._id) }
  const lowered = (typed: string) => repairedPath(typed).toLowerCase()
  return corrected(current, [...path, 'current'], lowered, (to) => checkPath(to, owner))
}

const TARGETS = new Set(['document', 'route', 'url', 'dialog', 'file', 'anchor'])
const isLeftover = (field: string, { target }: Stored) => TARGETS.has(field) && target !== field

/** A correction, if it differs from the value and passes the rule. */
function corrected(
  value: unknown,
  path: Path,
  correct: Change,
  check: (corrected: string) => boolean | string,
): Repair | undefined {
  if (typeof value !== 'string') return undefined
  const better = correct(value)
  if (!better || better === value || check(better) !== true) return undefined
  const shown = better.length > 34 ? `${better.slice(0, 33)}…` : better
  return { title: `Change to ${shown}`, patches: [set(better, path)] }
}

function repairedHref(value: string): string {
  const link = value.trim().replace(/^http:\/\//i, 'https://')
  if (/^[\w.+-]+@[\w-]+\.[\w.]+$/.test(link)) return `mailto:${link}`
  return /^[a-z][a-z\d+.-]*:/i.test(link) ? link : `https://${link}`
}

function repairedPath(value: string): string {
  const path = URL.parse(value)?.pathname ?? value.trim()
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replaceAll(/\s+/g, '-'))
  return `/${segments.join('/')}`
}
