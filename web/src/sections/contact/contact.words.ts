/** What stands beside the contact details of the site settings. */
export const CONTACT_WORDS = {
  title: 'Contact details',
  words: {
    sales: ['Email of sales', 'Sales'],
    support: ['Email of support', 'Support'],
    press: ['Email for the press', 'Press'],
    privacy: ['Email for privacy requests', 'Privacy'],
    telephone: ['Phone', 'Phone'],
    hours: ['Hours', 'Hours'],
    post: ['Postal address', 'Post'],
  },
} as const
