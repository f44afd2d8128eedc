import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const setUpSingleSignOn = guide(
  {
    path: '/resources/support-center/set-up-single-sign-on',
    title: 'Set up single sign-on',
    topic: 'Account and access',
    summary:
      'Connect your identity provider with SAML or OpenID Connect, test it alongside passwords, and only then require it for everyone.',
    updatedOn: '2026-10-08',
    orderRank: orderRank(14),
  },
  `
Single sign-on is part of every paid plan. You need an administrator of your workspace and one of your identity provider.

1. Open **Settings → Sign-in** and choose OpenID Connect or SAML 2.0. With OpenID Connect, copy our redirect URI to your provider, and its issuer, client ID and secret to us. With SAML, exchange the two metadata files.
2. Map three claims: \`email\`, \`name\` and \`groups\`. Groups determine roles, so you manage who joins and who leaves in one place.
3. Choose **Test**. A second window signs you in and shows the claims that arrived. No one else is affected yet.
4. Choose **Require**. From then on, passwords are refused, except for one *break-glass* account of the owner. Every use of it is reported to all administrators.

If the test reports \`audience mismatch\`, check the entity ID at your provider: it often ends with a slash, and ours does not. If people arrive without a role, your provider probably sends group IDs instead of names: map the IDs.

You can set up SCIM 2.0 provisioning on the same page. Without it, people whom you remove at your provider can no longer sign in, but they still count as seats until you deactivate them here.
`,
)
