import { type NewsletterList, newsletter } from '../definitions/newsletter'
import { sendUntilSettled } from './send-until-settled'

/** Sends an address for a newsletter; returns what its visitor can mend, if anything. */
export async function sendNewsletter(
  email: string,
  list?: NewsletterList,
): Promise<string | undefined> {
  const refusal = await sendUntilSettled(newsletter.formType, { email, ...(list && { list }) })
  return refusal && (refusal.fieldErrors.email ?? refusal.message)
}
