/** `POST netlify-create`: makes a site at Netlify for the website of a folder, unless an earlier try has made it. */
export interface NetlifyCreateRequest {
  /** it stays in the memory of the editor */
  token: string;
  /** of the site: `lakeside` for `https://lakeside.netlify.app`; empty for any */
  name: string;
}

export interface NetlifyCreateAnswer {
  /** where the website will be */
  address: string;
}

/** `POST netlify-send`: builds the website and sends it. */
export interface NetlifySendRequest {
  /** unless the editor has it from an earlier request */
  token?: string;
}

export interface NetlifySendAnswer {
  /** what to ask Netlify about */
  deploy: string;
}

/** `POST netlify-follow`: how far Netlify is. */
export interface NetlifyFollowRequest {
  deploy: string;
}

export interface NetlifyFollowAnswer {
  state: 'running' | 'done' | 'failed';
  /** why it failed */
  fault?: string;
}
