import type { Action } from '../../../web/src/content/types.gen.ts'
import type { seedFile } from '../images/seed-image.ts'
import { referenceTo } from './reference.ts'

type CodeRoute = NonNullable<Action['route']>
type Dialog = NonNullable<Action['dialog']>

/** Builds the target of a button or link: its kind and the field of that kind. */
export const to = {
  /** `anchor` leads to a section of that page. */
  document: (path: string, anchor?: string) => ({
    target: 'document' as const,
    document: referenceTo(path),
    ...(anchor && { anchor }),
  }),
  route: (route: CodeRoute) => ({ target: 'route' as const, route }),
  /** `presets` are initial values by field name of the dialog's form. */
  dialog: (dialog: Dialog, presets: Readonly<Record<string, string>> = {}) => ({
    target: 'dialog' as const,
    dialog,
    ...(Object.keys(presets).length > 0 && { presets: toPresets(presets) }),
  }),
  chat: () => ({ target: 'chat' as const }),
  url: (url: string) => ({ target: 'url' as const, url }),
  file: (file: ReturnType<typeof seedFile>) => ({ target: 'file' as const, file }),
  anchor: (anchor: string) => ({ target: 'anchor' as const, anchor }),
}

const toPresets = (presets: Readonly<Record<string, string>>) =>
  Object.entries(presets).map(([field, value]) => ({
    _type: 'preset' as const,
    _key: field,
    field,
    value,
  }))

export type Target = ReturnType<(typeof to)[keyof typeof to]>
