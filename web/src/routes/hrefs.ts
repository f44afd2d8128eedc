/** Addresses that code, not an editor, decides. */
export const homeHref = () => '/'
export const loginHref = () => '/login'
export const signupHref = () => '/signup'
export const forgotPasswordHref = () => '/forgot-password'
export const dashboardHref = () => '/dashboard'
export const submissionsHref = () => '/api/submissions'
export const plainSubmissionsHref = () => '/api/submissions/plain'
export const searchIndexHref = () => '/api/search-index'
export const searchHref = (query?: string) =>
  query ? `/search?q=${encodeURIComponent(query)}` : '/search'
export const consentApiHref = () => '/api/consent'
export const articlesApiHref = () => '/api/articles'
export const calendarHref = (path: string) => `/api/events${path.slice(path.lastIndexOf('/'))}`
export const refreshSinceBuildHref = () => '/api/revalidate/since-build'
export const leaveDraftModeHref = () => '/api/draft-mode/disable'

/** Pages that the account screens name: content, at addresses that code counts on. */
export const termsHref = () => '/legal/terms-of-service'
export const privacyHref = () => '/legal/privacy-policy'
export const cookiePolicyHref = () => '/legal/cookie-policy'
export const contactHref = () => '/company/contact'
export const supportCenterHref = () => '/resources/support-center'
