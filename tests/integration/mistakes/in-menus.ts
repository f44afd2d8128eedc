import { type Mistake, refused, warned } from './plant.ts'

const page = 'page-company-about'
const redirect = 'redirect-solutions-compliance-teams'

export const mistakesInMenus: Mistake[] = [
  refused('an emptied menu', 'navigation', { menus: [] }, 'menus', 'Add a menu: without one'),
  warned(
    'a menu whose title leaves the header',
    'navigation',
    { 'menus[0].title': 'Products for investigators and compliance' },
    'menus[0].title',
    'the page has room for 30',
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
