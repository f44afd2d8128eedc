import { type Mistake, refused, warned } from './plant.ts'

const page = 'page-company-about'
const redirect = 'redirect-solutions-compliance-teams'

export const mistakesInMenus: Mistake[] = [
  refused('an emptied menu', 'navigation', { menus: [] }, 'menus', 'Add a menu: without one'),
  warned('an emptied footer', 'navigation', { footerColumns: [] }, 'footerColumns', 'Add a column'),
  warned(
    'a footer without legal pages',
    'navigation',
    { legalLinks: [] },
    'legalLinks',
    'Add the legal pages',
  ),
  warned(
    'a menu whose title leaves the header',
    'navigation',
    { 'menus[0].title': 'Products for investigators and compliance' },
    'menus[0].title',
    'the page has room for 30',
  ),
  warned(
    'an entry that leads nowhere',
    'navigation',
    { 'legalLinks[0].target': 'none', 'legalLinks[0].document': undefined },
    'legalLinks[0].target',
    'This link leads nowhere, so it is not shown.',
  ),
  refused(
    'a redirect to nothing',
    redirect,
    { to: undefined },
    'to',
    'Choose the page that visitors should reach.',
  ),
  refused(
    'a path that is taken',
    page,
    { 'path.current': '/company/careers' },
    'path',
    '“Careers” already has the path',
  ),
]
