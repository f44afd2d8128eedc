import type { SiteSettings } from '../../../web/src/content/types.gen.ts'
import { primary, secondary } from '../builders/action.ts'
import { keyFrom } from '../builders/key.ts'
import type { Seed } from '../builders/seed-document.ts'
import { to } from '../builders/target.ts'
import { brandDomain, brandName, brandSlug, caseNotes } from './brand.ts'
import { consent } from './consent.ts'

type RequestCard = NonNullable<NonNullable<SiteSettings['readyToStart']>['cards']>[number]

const requestCard = (fields: Omit<RequestCard, '_type' | '_key'>): RequestCard => ({
  _type: 'requestCard',
  _key: keyFrom('request', fields.title ?? ''),
  ...fields,
})

/** Terms that find each other; a page whose whole title is one of them comes first. */
const synonyms = [
  ['AML', 'anti-money laundering'],
  ['KYC', 'know your customer'],
  ['KYT', 'know your transaction'],
  ['SAR', 'suspicious activity report'],
  ['CTR', 'currency transaction report'],
  ['VASP', 'virtual asset service provider'],
  ['DeFi', 'decentralized finance'],
  ['NFT', 'non-fungible token'],
  [
    ...['theft', 'stolen', 'victim', 'hack', 'hacked', 'scam', 'scammed', 'robbed'],
    ...['get my money back', 'lost my money', 'lost my crypto'],
    'Stolen crypto: help for victims',
  ],
  ['press', 'logo', 'press kit', 'media kit'],
  ['pricing', 'plan', 'price', 'how much', 'how much does it cost', 'Pricing: plans and prices'],
  ['contact', 'phone number', 'opening hours', 'office hours'],
  ['SSO', 'single sign-on', 'SAML'],
  ['2FA', 'MFA', 'two-factor', 'authenticator', 'I lost my second factor'],
  ['CEO', 'CTO', 'founder', 'management', 'Leadership'],
  ['login', 'log in', 'sign in', 'I lost my second factor'],
  ['support', 'help desk', 'customer service'],
  ['privacy', 'GDPR', 'delete my account', 'delete my data'],
  ['documentation', 'docs', 'manual'],
  ['trust', 'certificate', 'certification', 'SOC 2', 'ISO 27001'],
  ['career', 'job', 'vacancy', 'open position', 'hiring'],
]

export const siteSettings: Seed<SiteSettings> = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brandName,
  brandSlug,
  tagline: 'Follow the money across chains',
  description: `${brandName} makes blockchain investigation, transaction monitoring and sanctions screening software for investigators, compliance teams and crypto businesses.`,
  profiles: [`https://social.example/${brandSlug}`, `https://video.example/${brandSlug}`],
  contact: {
    salesEmail: `sales@${brandDomain}`,
    supportEmail: `support@${brandDomain}`,
    pressEmail: `press@${brandDomain}`,
    privacyEmail: `privacy@${brandDomain}`,
    phone: '+1 (212) 555-0142',
    address: `${brandName}, Inc.\n14 Lanternhouse Row, Suite 900\nNew York, NY 10004\nUnited States`,
    hours:
      'Monday-Friday 9:00 AM-6:00 PM EST\nWeekends closed; free requests are answered daily\n{{allHours}} emergency support for enterprise customers',
  },
  footer: {
    text: 'Blockchain investigation, transaction monitoring and sanctions screening, with a source for every label.',
    newsletterTitle: 'Case notes by email',
    newsletterText: `${caseNotes} Unsubscribe with one click.`,
    newsletterPlaceholder: 'Your work email',
    newsletterButton: 'Subscribe',
    copyright: `© {year} ${brandName}, Inc. All rights reserved.`,
  },
  readyToStart: {
    title: 'Ready to Get Started',
    text: 'The first conversation is free.',
    cards: [
      requestCard({
        icon: 'calendar',
        title: 'See it on your own case',
        text: '30-45 minutes with a specialist, on an address of your choosing. We reply within {{demoReply}}.',
        action: primary('Request Personal Demo', to.dialog('personal-demo')),
      }),
      requestCard({
        icon: 'handshake',
        title: 'Talk to sales',
        text: 'Tell us your seats, API volume and deployment. We reply with a plan and a price.',
        action: secondary('Contact Sales', to.dialog('sales-inquiry')),
      }),
      requestCard({
        icon: 'headphones',
        title: 'Already a customer',
        text: 'Urgent tickets get a response within {{urgentReply}} in business hours; Enterprise has an emergency line, {{allHours}}.',
        action: secondary('Get Support', to.dialog('technical-support')),
      }),
    ],
  },
  notFound: {
    title: '404',
    text: 'Oops! Page not found',
    explanation:
      'There is no page at this address. It may have moved, or the link that brought you here may have a typo.',
    linkLabel: 'Return to Home',
  },
  sentences: {
    searchHint: 'Try fewer or more general words, such as a product’s name.',
    helpTitle: 'Still stuck?',
    helpText: 'Tell us which step you are on and what you see instead.',
    helpButton: 'Contact support',
    eventOver: 'This event is over.',
    jobFilled: 'This position has been filled.',
    oldVersion: 'This version is no longer in force.',
  },
  synonyms: synonyms.map((terms) => ({
    _type: 'synonym',
    _key: keyFrom('synonym', terms[0] ?? ''),
    terms,
  })),
  consent,
  seo: {
    _type: 'seo',
    title: `${brandName}: blockchain investigation software`,
    description:
      'Trace stolen crypto across bridges, monitor transactions and screen addresses on {{blockchains}} blockchains. For investigators and compliance teams.',
  },
}
