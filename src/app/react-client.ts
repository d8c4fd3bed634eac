// React by itself, which takes as long to start as the rest of the app.
export { hydrateRoot } from 'react-dom/client';
