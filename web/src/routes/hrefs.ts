/** Addresses that code, not an editor, decides. */
export const homeHref = () => '/'
export const loginHref = () => '/login'
export const signupHref = () => '/signup'
export const forgotPasswordHref = () => '/forgot-password'
export const dashboardHref = () => '/dashboard'
export const submissionsHref = () => '/api/submissions'
export const leaveDraftModeHref = () => '/api/draft-mode/disable'
