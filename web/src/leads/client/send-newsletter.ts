import { type NewsletterList, newsletter } from '../forms/newsletter'
import { sendUntilSettled } from './send-until-settled'

/** Sends an address for a newsletter; returns what its visitor can mend, if anything. */
export async function sendNewsletter(
  email: string,
  list: NewsletterList | undefined,
  appearedAt: number,
): Promise<string | undefined> {
  const refusal = await sendUntilSettled(
    newsletter.formType,
    { email, ...(list && { list }) },
    appearedAt,
  )
  return refusal && (refusal.fieldErrors.email ?? refusal.message)
}
