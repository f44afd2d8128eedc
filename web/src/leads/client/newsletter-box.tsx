import { plainSubmissionsHref } from '@/routes/hrefs'
import { newsletter } from '../definitions/newsletter'
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form'

type NewsletterBoxProps = Omit<NewsletterFormProps, 'formType' | 'action'>

/** The box that takes an address for the newsletter, complete in its HTML. */
export function NewsletterBox(props: NewsletterBoxProps) {
  return (
    <NewsletterForm formType={newsletter.formType} action={plainSubmissionsHref()} {...props} />
  )
}
