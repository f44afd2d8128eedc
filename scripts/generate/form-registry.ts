import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FORMS = 'web/src/leads/forms'

/** The generated file, which the Studio reads too. */
export const FORMS_FILE = `${FORMS}/forms.gen.ts`

/** The lines of the registry: the forms by name, those that open as a dialog and those that are part of a page. */
export function formRegistry(root: string): string[] {
  const forms = readdirSync(join(root, FORMS))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(root, FORMS, file), 'utf8')
      const [, constant] = /^export const (\w+) = defineForm\(/m.exec(text) ?? []
      const isInline = /^ {2}isInline: true,/m.test(text)
      return constant ? [{ name: basename(file, '.ts'), constant, isInline }] : []
    })
  const entriesOf = (isInline: boolean) =>
    forms
      .filter((form) => form.isInline === isInline)
      .map(({ name, constant }) => {
        const key = /^\w+$/.test(name) ? name : `'${name}'`
        return `  ${key}: () => import('./${name}.ts').then((m) => m.${constant}),`
      })
  return [
    "import type { FormDefinition } from './form-definition.ts'",
    '',
    'type Load = () => Promise<FormDefinition>',
    '',
    '/** Every form that opens as a dialog, by its name in URLs (`?dialog=`) and in the Studio. */',
    'export const dialogForms = {',
    ...entriesOf(false),
    '} satisfies Record<string, Load>',
    '',
    '/** The forms that are part of a page. */',
    'export const inlineForms = {',
    ...entriesOf(true),
    '} satisfies Record<string, Load>',
    '',
    'export type InlineFormName = keyof typeof inlineForms',
  ]
}
