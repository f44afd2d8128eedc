import type { SiteSettings } from '../../../web/src/content/types.gen.ts'

/** Texts of the cookie banner; legal/cookie-policy.ts quotes its buttons and categories. */
export const consent: NonNullable<SiteSettings['consent']> = {
  version: 1,
  title: 'Optional cookies are off',
  text: 'The storage that this site needs to work is always on.\nAnalytics, chat, marketing and social cookies stay off unless you allow them.',
  acceptLabel: 'Accept all',
  rejectLabel: 'Reject non-essential',
  customizeLabel: 'Customize',
  learnMoreLabel: 'Learn more',
  learnMoreAbout: 'about cookies',
  closeLabel: 'Close',
  settingsTitle: 'Cookie settings',
  settingsText:
    'Choose by category. We keep your choice in this browser for 6 months and then ask again.',
  saveLabel: 'Save choice',
  savedText:
    'Your choice is saved. You can change it at any time under Cookie settings at the bottom of the page.',
  signalText:
    'Your browser sends Global Privacy Control, and we honor it: analytics, marketing and social cookies are off. You can still allow the chat.',
  chatText:
    'The chat is provided by another company, and it loads only if you allow it. Allow Chat below and save, or send us a request instead.',
  chatInsteadLabel: 'Send a request instead',
  necessary: {
    name: 'Necessary',
    text: 'Remembers this choice and keeps a request that could not be sent. Always on.',
  },
  analytics: {
    name: 'Analytics',
    text: 'Counts visits and shows which pages people read, in aggregate and with shortened IP addresses.',
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
    text: 'Plays embedded videos and shows share buttons. The platform that provides them sets these cookies.',
  },
}
