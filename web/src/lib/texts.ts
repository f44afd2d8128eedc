/** What every page of the site says in its frame. */
export const frameTexts = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainMenu: 'Main',
  search: 'Search',
  breadcrumb: 'Breadcrumb',
  onThisPage: 'On this page',
  home: 'Home',
}

/** The areas of the site that have no page of their own, by the first part of their paths. */
export const areaTexts = {
  products: 'Products',
  solutions: 'Solutions',
  resources: 'Resources',
  company: 'Company',
  legal: 'Legal',
}

/** The names of the feeds, by area. */
export const feedTexts = { 'resources/blog': 'Blog', 'company/news': 'News' }

/** What the browser says when something could not be loaded. */
export const failureTexts = {
  connection: 'Check your connection and try again.',
  retry: 'Try again',
  dismiss: 'Dismiss',
}
