export default { site: 'https://peer.example', build: { format: 'file' } };
