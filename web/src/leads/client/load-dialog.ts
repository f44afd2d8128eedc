import type { DialogName } from '@/content/action/dialog-name'
import type { FormDefinition } from '../definitions/form-definition'
import { dialogForms } from '../definitions/forms'

type LoadedDialog = { DialogHost: typeof import('./dialog-host').DialogHost; form: FormDefinition }

const loads = new Map<DialogName, Promise<LoadedDialog>>()

/** Loads a dialog's form and the code that all dialogs share, once; after a failure, anew. */
export function loadDialog(dialog: DialogName): Promise<LoadedDialog> {
  const known = loads.get(dialog)
  if (known) return known
  const load = Promise.all([import('./dialog-host'), dialogForms[dialog]()]).then(
    ([{ DialogHost }, form]) => ({ DialogHost, form }),
  )
  loads.set(dialog, load)
  load.catch(() => loads.delete(dialog))
  return load
}
