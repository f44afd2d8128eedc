import { dashboardHref, forgotPasswordHref, loginHref, signupHref } from '@/routes/hrefs'

const ACCOUNT_PATHS = new Set([loginHref(), signupHref(), forgotPasswordHref(), dashboardHref()])

/** Whether an address is one of the account screens, which bring scripts of their own. */
export function isAccountPath(href: string): boolean {
  return ACCOUNT_PATHS.has(href)
}
