import { stegaClean } from '@sanity/client/stega'
import { plainSubmissionsHref } from '@/lib/routes'
import { newsletter } from '../forms/newsletter'
import { NewsletterForm, type NewsletterFormProps } from './newsletter-form'

type NewsletterBoxProps = Omit<NewsletterFormProps, 'formType' | 'action' | 'pressed'>

/** The box that takes an address for the newsletter, complete in its HTML. */
export function NewsletterBox(props: NewsletterBoxProps) {
  return (
    <NewsletterForm
      formType={newsletter.formType}
      action={plainSubmissionsHref()}
      pressed={stegaClean(props.buttonLabel)}
      {...props}
    />
  )
}
