// Change: items of our own: products, versions, top-level pages, search, settings.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { ProductSwitcher } from '../../navigation/client/ProductSwitcher';
import { TopLink } from '../../navigation/client/TopLink';
import { VersionsMenu } from '../../navigation/client/VersionsMenu';
import { SearchNavbarItem } from '../../search/client/SearchLink';
import { SettingsButton } from '../../settings/client/SettingsButton';

export default {
  ...ComponentTypes,
  'custom-productSwitcher': ProductSwitcher,
  'custom-versionsMenu': VersionsMenu,
  'custom-topLink': TopLink,
  'custom-search': SearchNavbarItem,
  'custom-settings': SettingsButton,
};
