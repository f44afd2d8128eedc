import { dialogForms } from '../../../web/src/leads/definitions/forms'

/** The dialogs that a button can open: one for each form that the site has under a name. */
export const dialogs = Object.keys(dialogForms).map((value) => ({ title: inWords(value), value }))

function inWords(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
