import type { SiteSettings } from '../../../web/src/sanity/types.gen.ts'

/** The words of the cookie banner; legal/cookie-policy.ts quotes its buttons and categories. */
export const consent: NonNullable<SiteSettings['consent']> = {
  version: 1,
  title: 'Cookies, if you allow them',
  text: 'What this site needs to work is always on.\nAnalytics, chat, marketing and social stay off unless you allow them.',
  acceptLabel: 'Accept all',
  rejectLabel: 'Reject non-essential',
  customiseLabel: 'Customise',
  learnMoreLabel: 'Learn more',
  learnMoreAbout: 'about cookies',
  closeLabel: 'Close',
  settingsTitle: 'Cookie settings',
  settingsText:
    'Decide category by category. Your choice is kept in this browser for 6 months, then we ask again.',
  saveLabel: 'Save choice',
  savedText:
    'Your choice is saved. Cookie settings, at the foot of the page, changes it at any time.',
  signalText:
    'Your browser sends Global Privacy Control. We obey it: analytics, marketing and social are refused. You can still allow the chat.',
  chatText:
    'The chat is run by another company, and its code is loaded only if you allow it. Allow Chat below and save, or send us a request instead.',
  chatInsteadLabel: 'Send a request instead',
  necessary: {
    name: 'Necessary',
    text: 'Remembers this choice and keeps a request that could not be sent. Always on.',
  },
  analytics: {
    name: 'Analytics',
    text: 'Counts visits and shows which pages are read and left, aggregated, with shortened IP addresses.',
  },
  chat: {
    name: 'Chat',
    text: 'Lets you talk to support and pick up the conversation on the next page.',
  },
  marketing: {
    name: 'Marketing',
    text: 'Tells us which of our announcements brought you here.',
  },
  social: {
    name: 'Social',
    text: 'Plays embedded videos and carries share buttons, set by the platform concerned.',
  },
}
