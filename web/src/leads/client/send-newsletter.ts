import { newsletter } from '../definitions/newsletter'
import { sendUntilSettled } from './send-until-settled'

/** Sends an address for the newsletter; returns what its visitor can mend, if anything. */
export async function sendNewsletter(email: string): Promise<string | undefined> {
  const refusal = await sendUntilSettled(newsletter.formType, { email })
  return refusal && (refusal.fieldErrors.email ?? refusal.message)
}
