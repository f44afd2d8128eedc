// Not in lib/routes.ts, which shares a chunk with the forms: the banner would load it on pages that have no form.
export const consentApiHref = () => '/api/consent'
export const cookiePolicyHref = () => '/legal/cookie-policy'
