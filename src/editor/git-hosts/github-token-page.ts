/** Users find tokens of the editor by this name. */
export const tokenName = 'Website editor';

type Rights = Readonly<Record<string, 'read' | 'write'>>;

/** The permissions to edit and publish a website. */
export const editingRights: Rights = { contents: 'write', pull_requests: 'write', actions: 'read' };

/** The permissions for “Your website”: the domain, the schedule, the builds. */
export const hostingRights: Rights = {
  ...editingRights,
  actions: 'write',
  administration: 'write',
  pages: 'write',
};

/** The permissions to create a website as well. */
export const startingRights: Rights = { ...hostingRights, workflows: 'write' };

interface NewToken {
  /** where people use GitHub */
  web?: string;
  /** the account or organization that owns the repository, where that is known */
  owner?: string | undefined;
  rights: Rights;
}

/** GitHub’s page that creates a token, with all that it lets a link preselect. */
export function writeTokenPage({ web = 'https://github.com', owner, rights }: NewToken): string {
  const query = new URLSearchParams({
    name: tokenName,
    description: 'Edits and publishes a website in the browser',
    ...(owner !== undefined && { target_name: owner }),
    expires_in: '90',
    ...rights,
  });
  return `${web}/settings/personal-access-tokens/new?${query}`;
}
