import { portableText } from '../../builders/portable-text.ts'
import { legalPage } from '../../builders/routable.ts'
import { brandDomain, brandName } from '../brand.ts'

const body = `
This policy says which cookies and similar storage our website uses, who sets them, how long they last and how to refuse them. What happens to personal data in general is set out in our [Privacy Policy](/legal/privacy-policy). It applies to ${brandDomain}, including the account screens; the products have their own notice, which administrators receive.

## What a cookie is

A cookie is a small text that a website asks your browser to keep and to send back. **Local storage** and **session storage** are similar, but are not sent with every request. A **pixel** is an image that, when it loads, tells its provider that a page or message was opened. In this policy “cookies” means all of them. A **first-party** cookie is set by our own domain and can be read by us only; a **third-party** cookie is set by a provider, who can read it on every site that carries its code.

## Your choice

On your first visit a banner offers four things:

- **accept all:** every category below is allowed.
- **reject non-essential:** only the necessary category is used. It takes one click, on a button as large as the one beside it.
- **customize:** opens the cookie settings, where you decide category by category and save; nothing is switched on in advance.
- **learn more:** leads to this page, and sets nothing.

Until you have chosen, nothing but the necessary category is set, and no provider’s code is loaded. The banner does not block the page, and you can keep reading without answering it. Your choice is kept in your browser for 6 months, with its date and the version of the banner’s text; then we ask again. A request that you send us includes a record of it, so that we can show what you chose, when, and under which version of the text.

To change it, choose **Cookie settings** at the foot of the page. (The account screens have no such link: they use only the necessary category.) Withdrawing consent is as easy as giving it, and does not make what happened before unlawful. Every page, form and download works without the optional categories.

## Categories and legal basis

|Categories of cookies
| Category | What it is for | Legal basis | If you refuse |
| Necessary | Remembers your cookie choice, a request that could not be sent and a keyboard shortcut that you switched off | Strictly necessary for the service that you request; no consent needed | Cannot be refused here; you can block them in your browser |
| Analytics | Counts visits and shows which pages people read, in aggregate and with shortened IP addresses | Consent | Your visit is not counted |
| Chat | Lets you talk to support and pick up the conversation on the next page | Consent | The chat is not loaded; the request form, email and phone remain |
| Marketing | Tells us which of our announcements brought you here | Consent | You are not counted; you see as many announcements as before |
| Social | Plays embedded videos and shows share buttons. The platform that provides them sets these cookies | Consent, asked again at the video | A still picture with a link takes its place |

## Storage of our own

This website sets no cookie for its visitors. What it has to remember stays in your browser’s storage and is not sent to us when you request a page. How often forms are used is counted without any storage, as section 2.2 of our [Privacy Policy](/legal/privacy-policy) says.

|Stored by this website
| Name | Kind | What it holds | How long |
| cookie-consent | Local storage | Your answer to the banner, its date and the version of its text | 6 months; it no longer counts after that |
| first-visit | Local storage, only if you allow the category marketing | What brought you to this website the first time: its day, the campaign named in the link, the name of the website with the link and our page that it led to. It goes with a request that you send us | 90 days; erased as soon as you withdraw consent |
| unsent-request | Local storage, one entry for each request; IndexedDB for the file of an application | A request that could not be sent, so that it is not lost | Until it has been sent; after 7 days we show it to you again and delete it when you close that notice |
| receipts | Session storage | The number of a request that you sent, and what happens next | Until you close the receipt or the tab |
| search-by-slash | Local storage, only if you switch it off | That you have switched off the / key as a shortcut for search | Until you switch it on again |
| draft-pass, sanity-preview-perspective | Cookies, not readable by scripts; previews only | That an editor, or someone to whom an editor sent a link, is viewing pages before they are published | 1 day, or until that person leaves the preview |

Signing in on this website is a demonstration and stores nothing.

## Providers

Optional cookies are set by, or for, five kinds of provider. Each has a contract with us that limits it to the purpose named here, except the platforms in the last row: they decide for themselves what they do, and are responsible for it.

|Providers, what they set and how to refuse them
| Provider | Purpose | Cookies | Duration | Opt out |
| Analytics provider | Counts visits, pages, errors, and how often forms, downloads and the search are used, in aggregated form. IP addresses are shortened before they are stored; no profile across sites | visitor (a random number), visit (groups the pages of one visit) | 13 months; 30 minutes | Banner, cookie settings, or Global Privacy Control: https://globalprivacycontrol.org |
| Chat provider | Carries the conversation with our support desk and keeps it across pages | conversation, chat-window (local storage) | 6 months; until the browser is closed | Banner or cookie settings. The widget is not loaded before you allow it |
| Marketing: advertising networks | Counts which of our announcements led to a visit or a request. No retargeting, no lists, no data about you from elsewhere | campaign, conversion | 90 days; 30 days | https://optout.aboutads.info, https://optout.networkadvertising.org (United States); https://www.youronlinechoices.eu (Europe) |
| Marketing: email delivery | Tells us whether a newsletter was opened, if you have agreed to that | A pixel in the message, no cookie | Not stored in your browser | The link in each newsletter, or switch off remote images |
| Social: video and sharing platforms | Play embedded videos and share pages when you ask for it | Set by the platform; names and number change | As the platform says, up to 24 months | The settings of your account there; https://youradchoices.ca (Canada); https://edaa.eu (Europe) |

For a list of the companies behind each row, with their addresses and the safeguards for transfers, write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}); we update it when a provider changes. Providers outside your country are covered by section 6 of our [Privacy Policy](/legal/privacy-policy).

## Opting out

### In our banner

Choose **reject non-essential** or **customize** or, once the banner is gone, **Cookie settings** at the foot of the page. What was stored on our domain with your consent is erased when you withdraw it. Only your browser can erase what other domains have stored.

### By signal

We treat [Global Privacy Control](https://globalprivacycontrol.org) as a refusal of analytics, marketing and social cookies, and as an opt-out under the state privacy laws that recognize it, such as those of California, Colorado and Connecticut. You need not do anything else: no banner appears, and the cookie settings say that we honor the signal. The chat stays off, too, unless you allow it there.

### In your browser

Every current browser can show, block and erase cookies, site by site. If you block all of them, including local storage, we have to ask for your choice again on each page that you load.

### With the industry and with authorities

- [Network Advertising Initiative](https://optout.networkadvertising.org) and [Digital Advertising Alliance](https://optout.aboutads.info), United States
- [YourAdChoices](https://youradchoices.ca), Canada
- [European Interactive Digital Advertising Alliance](https://edaa.eu) and [Your Online Choices](https://www.youronlinechoices.eu), Europe
- [Information Commissioner’s Office](https://ico.org.uk/for-the-public/online/cookies/), United Kingdom, on how to manage cookies
- [CNIL](https://www.cnil.fr/en), France, on your rights

Industry opt-outs are themselves stored in cookies. If you erase all cookies, you have to opt out again.

## What we do not do

- No cookie wall: refusing never blocks a page.
- No fingerprinting of browsers or devices.
- No sale of what cookies collect, and no sharing for cross-context behavioral advertising.
- No link between what you read here and a case, an account or an address in our products.

## Changes

We update this page when a provider or purpose changes, and ask for your choice again where the law requires it. An earlier version stays readable below the text that replaces it. This version was last updated on October 1, 2025.

## Questions about cookies

Write to [privacy@${brandDomain}](mailto:privacy@${brandDomain}), call [+1 (212) 555-0142](tel:+12125550142), Monday-Friday 9:00 AM-6:00 PM EST, or [send us a message](/company/contact). A person responds, usually within two days and always within 30.
`

export const cookiePolicy = legalPage({
  title: 'Cookie Policy',
  path: '/legal/cookie-policy',
  summary: 'Which cookies we use, who sets them, how long they last and how to refuse them.',
  body: portableText(body),
  seo: {
    title: 'Cookie Policy',
    description: `Which cookies the ${brandName} website uses for analytics, chat, marketing and social media, what it stores itself, and how to opt out.`,
  },
})
