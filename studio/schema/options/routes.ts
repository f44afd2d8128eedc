/** Screens that are code, not content, so that a link cannot reference them. */
export const routes = [
  { title: 'Login', value: '/login' },
  { title: 'Sign up', value: '/signup' },
  { title: 'Forgot password', value: '/forgot-password' },
  { title: 'Dashboard', value: '/dashboard' },
]
