import { withoutBlog } from './withoutBlog';

test('only builds the blog in the default language', () => {
  const options = { blog: { blogTitle: 'x' }, docs: { path: 'a' } };
  expect(withoutBlog(options, 'en')).toEqual(options);
  expect(withoutBlog(options, 'zh')).toEqual({ blog: false, docs: { path: 'a' } });
  expect(withoutBlog({}, 'ar')).toEqual({ blog: false });
});
