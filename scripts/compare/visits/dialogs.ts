import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServedTree } from '../serve-tree.ts'
import { atEachWidth, hidePage, type Visit } from './visit.ts'

const FORMS = 'web/src/leads/forms/forms.gen.ts'
const DIALOG = '[role=dialog]'
/** Shows a dialog in full height. */
const UNFOLDED = `${DIALOG} { height: auto !important; max-height: none !important; align-self: start !important }`

/** Every form that opens as a dialog: when opened, and with errors after an empty submit. */
export async function dialogs({ folder }: ServedTree): Promise<Visit[]> {
  const forms: { dialogForms: object } = await import(pathToFileURL(join(folder, FORMS)).href)
  return Object.keys(forms.dialogForms).flatMap((name) => {
    const visit = { group: 'dialogs', path: `/?dialog=${name}`, visitor: 'decided' } as const
    return [
      ...atEachWidth({
        ...visit,
        act: async (page, take) => {
          await hidePage(page)
          const dialog = page.locator(DIALOG)
          await dialog.waitFor()
          await take(name, dialog)
        },
      }),
      ...atEachWidth({
        ...visit,
        height: 4000,
        act: async (page, take) => {
          await hidePage(page)
          await page.addStyleTag({ content: UNFOLDED })
          const dialog = page.locator(DIALOG)
          // An event without a pointer, which would hover over the button.
          await dialog.locator('[type=submit]').dispatchEvent('click')
          await dialog.locator('[aria-invalid=true]').first().waitFor()
          await take(`${name} with errors`, dialog)
        },
      }),
    ]
  })
}
