// Not in lib/routes.ts, which is in the forms' chunk: pages without a form would load that, too.
export const consentApiHref = () => '/api/consent'
export const cookiePolicyHref = () => '/legal/cookie-policy'
