import { expect, type Locator, type Page } from '@playwright/test'
import type { FormDefinition } from '../../../web/src/leads/forms/form-definition.ts'
import { dialogForms } from '../../../web/src/leads/forms/forms.gen.ts'
import { open } from '../site/on-page.ts'

/** The button of each dialog, and a page with it. */
const PLACES = [
  ['technical-support', 'Technical Support', '/'],
  ['free-investigation', 'Free Investigation Request', '/'],
  ['partnership', 'Partnership Inquiry', '/'],
  ['media-inquiry', 'Media Inquiry', '/'],
  ['personal-demo', 'Request Personal Demo', '/'],
  ['sales-inquiry', 'Contact Sales', '/company/contact'],
  ['document-request', 'Ask for a Document', '/company/trust'],
  ['briefing-request', 'Schedule Executive Briefing', '/solutions/executives'],
  ['job-application', 'Apply Now', '/company/careers'],
  ['event-registration', 'Register', '/resources/webinars-events'],
  ['course-enrollment', 'Enroll Now', '/resources/academy'],
  ['recording-request', 'Watch Recording', '/resources/webinars-events'],
  ['demo-video', 'Watch Demo', '/'],
  ['report-download', 'Download', '/resources/research'],
  ['report-notice', 'Get Notified', '/resources/research'],
] as const satisfies [keyof typeof dialogForms, string, string][]

export const TEXT = 'The second hop is not shown.'

/** Fills in what is required and still empty, including a mark. */
async function fillRequired({ fields }: FormDefinition, dialog: Locator, mark: string) {
  for (const [name, { required, control }] of Object.entries(fields)) {
    if (!required) continue
    const field = dialog.locator(`[name=${name}]`)
    if (control.kind === 'checkbox') await field.check()
    else if (control.kind === 'select') await field.selectOption({ index: 1 })
    else if ((await field.inputValue()) !== '') continue
    else if (control.kind === 'email') await field.fill(`${mark}@example.org`)
    else if (control.kind === 'textarea') await field.fill(TEXT)
    else if (control.kind === 'tel') await field.fill('+1 555 0100')
    else await field.fill(name === 'lastName' ? mark : 'A flow is missing')
  }
}

const dialogAt = async ([name, button, page]: (typeof PLACES)[number]) => {
  const form = await dialogForms[name]()
  const { title, submit, busy, success, ready, meanwhile } = form.texts
  return {
    ...{ button, page, title, submit, busy },
    formType: form.formType,
    width: form.width,
    success: ready.title,
    /** The message while the request could not be sent. */
    unsent: success.title,
    closesAfter: form.closesAfterMs,
    /** Pages that the receipt links. */
    helpful: meanwhile?.links ?? [],
    keepsAnswers: !form.resetsOnSuccess,
    fill: (dialog: Locator, mark: string) => fillRequired(form, dialog, mark),
  }
}

export type DialogCase = Awaited<ReturnType<typeof dialogAt>>

/** Every dialog, as its form is defined; unit/leads/specified-forms compares the definitions with the spec. */
export const dialogs: DialogCase[] = await Promise.all(PLACES.map(dialogAt))

export function dialogOf(formType: string): DialogCase {
  const found = dialogs.find((which) => which.formType === formType)
  if (!found) throw new Error(`There is no dialog of the form ${formType}`)
  return found
}

export const support = dialogOf('Support Request')

/** The button of a dialog; found by markup, since an open dialog hides it from the accessibility tree. */
export function triggerOf(page: Page, { button }: DialogCase): Locator {
  const name = new RegExp(`^\\s*${button}\\s*$`)
  return page.locator('main [aria-haspopup=dialog]', { hasText: name }).first()
}

/** Goes to the page and opens the dialog with a click. */
export async function openDialog(page: Page, which: DialogCase): Promise<Locator> {
  await open(page, which.page)
  await triggerOf(page, which).click()
  const dialog = page.getByRole('dialog', { name: which.title })
  await expect(dialog).toBeVisible()
  return dialog
}
