import { portableText } from '../../builders/portable-text.ts'
import { legalPage } from '../../builders/routable.ts'
import { brandDomain, brandName } from '../brand.ts'

const body = `
This policy says which cookies and similar storage our website uses, who sets them, how long they last and how to refuse them. What happens to personal data in general is set out in our [Privacy Policy](/legal/privacy-policy).

## What a cookie is

A cookie is a small text that a website asks your browser to keep and send back. Local storage is similar, but is not sent with every request. Both can be read only by the site, or the provider, that set them.

## Your choice

On your first visit a banner offers four things: **accept all**, **reject non-essential**, **customise** by category, and **learn more**, which leads here. Nothing but the necessary category is set before you choose. Your choice is kept for 6 months, and you can change it at any time.

To change it, choose **Cookie settings** at the foot of any page. Withdrawing a consent is as easy as giving it, and does not affect what was lawful before.

## Categories

### Necessary

Keep you signed in, remember your cookie choice, protect forms against abuse. The site does not work without them, so they need no consent.

### Analytics

Count visits and show which pages are read and where visitors leave, in aggregated form and with shortened IP addresses.

### Chat

Let you talk to support and pick up the conversation on the next page.

### Marketing

Tell us which announcement brought you here, so that we do not pay for those that bring nobody.

### Social

Appear when you play an embedded video or share a page, and are set by the platform concerned.

## Providers

### Our own site

- \`session\` (necessary): keeps you signed in. Until you sign out, at most 30 days.
- \`cookie-choice\` (necessary): remembers your answer to the banner. 6 months.
- \`form-guard\` (necessary): tells a visitor’s form from a robot’s. Until the browser is closed.
- \`unsent-request\` (necessary, local storage): keeps a request that could not be sent, so that it is not lost. Until it has been sent, at most 7 days.

### Analytics provider

- \`visitor\` (analytics): a random number that counts a visitor once. 13 months.
- \`visit\` (analytics): groups the pages of one visit. 30 minutes.

### Chat provider

- \`conversation\` (chat): lets you pick up a conversation. 6 months.
- \`chat-window\` (chat, local storage): whether the window is open. Until the browser is closed.

### Advertising networks

- \`campaign\` (marketing): which announcement brought you here. 90 days.
- \`conversion\` (marketing): whether you then asked for a demo. 30 days.

### Video and social platforms

- Set by the platform when you play an embedded video or press a share button, and only then. For names and durations see the platform’s own policy; we cannot read these cookies.

Providers outside your country are covered by the safeguards in section 6 of our [Privacy Policy](/legal/privacy-policy).

## Opting out

- In our banner: choose **reject non-essential** or **customise**.
- In your browser: block or erase cookies in its privacy settings. Blocking all of them will sign you out.
- With the advertising industry: [Your Online Choices](https://www.youronlinechoices.eu) in Europe, the [Digital Advertising Alliance](https://optout.aboutads.info) in the United States.
- By signal: we treat Global Privacy Control as a refusal of marketing and social cookies.

## Changes

We update this page when a provider or purpose changes and ask for your choice again where the law requires it. This version was last updated on October 1, 2025.

## Questions about cookies

Write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}), call [+1 (212) 555-0142](tel:+12125550142), or [send us a message](/company/contact).
`

export const cookiePolicy = legalPage({
  title: 'Cookie Policy',
  path: '/legal/cookie-policy',
  summary: 'Which cookies we use, who sets them, how long they last and how to refuse them.',
  body: portableText(body),
  seo: {
    title: 'Cookie Policy',
    description: `Which cookies the ${brandName} website uses for sign-in, analytics, chat, marketing and social media, how long they last and how to opt out of them.`,
  },
})
