import type { LegalVersion } from '../../../../web/src/content/types.gen.ts'
import { portableText } from '../../builders/portable-text.ts'
import type { Seed } from '../../builders/seed-document.ts'
import { brandDomain } from '../brand.ts'
import { cookiePolicy } from './cookie-policy.ts'

const date = '2024-11-04'

const body = `
This policy says which cookies our website sets, how long they last and how to refuse them. It applies to ${brandDomain}. What happens to personal data in general is set out in our [Privacy Policy](/legal/privacy-policy).

## Your choice

On your first visit a banner asks whether you accept analytics. Until you accept, nothing but the necessary category is set. Your choice is kept in your browser for 12 months.

## Categories

- **Necessary:** remembers your choice. It cannot be refused here; you can block it in your browser.
- **Analytics:** counts visits and shows which pages are read, aggregated, with your consent.

## Changes

We update this page when a provider or purpose changes. This version was last updated on November 4, 2024.

## Questions about cookies

Write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}) or [send us a message](/company/contact).
`

/** The cookie policy before the chat, marketing and social media categories were added. */
export const cookiePolicy2024: Seed<LegalVersion> = {
  _id: `legal-version-${cookiePolicy._id}-${date}`,
  _type: 'legalVersion',
  page: { _type: 'reference', _ref: cookiePolicy._id, _weak: true },
  date,
  title: 'Cookie Policy',
  summary: 'Which cookies we use, how long they last and how to refuse them.',
  body: portableText(body),
}
