import { type Mistake, reference, refused, warned } from './plant.ts'

const page = 'page-company-about'
const redirect = 'redirect-solutions-compliance-teams'

export const mistakesInMenus: Mistake[] = [
  refused('an emptied menu', 'navigation', { menus: [] }, 'menus', 'Add a menu: without one'),
  refused(
    'a menu without links',
    'navigation',
    { 'menus[0].groups[0].links': [] },
    'menus[0].groups[0].links',
    'Add at least one link.',
  ),
  warned('an emptied footer', 'navigation', { footerColumns: [] }, 'footerColumns', 'Add a column'),
  warned(
    'a footer without legal pages',
    'navigation',
    { legalLinks: [] },
    'legalLinks',
    'Add the legal pages',
  ),
  warned(
    'a redirect from a page',
    redirect,
    { from: '/solutions/compliance' },
    'from',
    'has the path /solutions/compliance and goes first',
  ),
  refused(
    'a redirect from a screen of the site',
    redirect,
    { from: '/login' },
    'from',
    'The site itself uses /login',
  ),
  refused(
    'a redirect to nothing',
    redirect,
    { to: undefined },
    'to',
    'Choose the page that visitors should reach.',
  ),
  refused(
    'a redirect to a page that is gone',
    redirect,
    { to: reference('page-gone') },
    'to',
    'Referenced document must be published',
  ),
  refused(
    'a path that is taken',
    page,
    { 'path.current': '/company/careers' },
    'path',
    '“Careers” already has the path',
  ),
  refused(
    'a path with capitals',
    page,
    { 'path.current': '/company/About' },
    'path',
    'Use small letters',
  ),
]
