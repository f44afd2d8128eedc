import type { DialogName } from '@/objects/action'
import type { FormDefinition } from '../forms/form-definition'

type LoadedDialog = { DialogHost: typeof import('./dialog-host').DialogHost; form: FormDefinition }

/** Loads a dialog's form and the code that all dialogs share; what is there already is not loaded again. */
export async function loadDialog(dialog: DialogName): Promise<LoadedDialog> {
  const [{ DialogHost }, form] = await Promise.all([import('./dialog-host'), loadForm(dialog)])
  return { DialogHost, form }
}

// The list of forms is no part of a page's first load.
async function loadForm(dialog: DialogName): Promise<FormDefinition> {
  const { dialogForms } = await import('../forms/forms')
  return dialogForms[dialog]()
}
