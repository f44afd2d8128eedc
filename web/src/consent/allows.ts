import { type Category, readConsent } from './read-consent'

/** Whether a visitor allows a category now: a choice made by an older text no longer counts. */
export function allows(category: Category, version: string): boolean {
  const consent = readConsent()
  return consent.version === version && consent.categories.includes(category)
}

/** Whether the visitor must be asked: they have not chosen by this text, and their browser does not say it for them. */
export function isUndecided(version: string): boolean {
  const { choice, version: chosenBy } = readConsent()
  return choice !== 'gpc' && chosenBy !== version
}
